//! new
#[derive(clap::Args)]
pub struct Arguments {}
pub fn command(_: &Arguments) -> crate::Result<()> {
    Ok(())
}
