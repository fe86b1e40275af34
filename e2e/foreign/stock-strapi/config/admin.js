module.exports = {
  auth: { secret: 'secret-of-the-tests' },
  apiToken: { salt: 'salt-of-the-tests' },
  transfer: { token: { salt: 'salt-of-the-tests' } },
  serveAdminPanel: false,
};
