module.exports = {
  i18n: { enabled: true },
  'users-permissions': { config: { jwtSecret: 'secret-of-the-tests' } },
  upload: { config: { breakpoints: {} } },
};
