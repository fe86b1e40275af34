module.exports = {
  /** In the folder of the tests, beside the sample content. */
  async bootstrap(context) {
    const { bootstrap } = await import(process.env.BOOTSTRAP);
    await bootstrap(context);
  },
};
