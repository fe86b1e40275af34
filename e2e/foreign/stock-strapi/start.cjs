const { createStrapi } = require('@strapi/strapi');

void createStrapi({ appDir: __dirname, distDir: __dirname }).start();
