module.exports = {
  /** In the test folder, beside the sample content. */
  async bootstrap(context) {
    const { bootstrap } = await import(process.env.BOOTSTRAP);
    await bootstrap(context);
  },
};
