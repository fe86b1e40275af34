module.exports = {
  host: '127.0.0.1',
  port: Number(process.env.PORT),
  app: { keys: ['key-of-the-tests-1', 'key-of-the-tests-2'] },
  logger: { updates: { enabled: false } },
};
