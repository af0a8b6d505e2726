// A game.
'use strict';

defineGame(() => ({}));
