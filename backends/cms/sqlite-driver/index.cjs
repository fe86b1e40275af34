'use strict';

/*
 * Strapi loads "better-sqlite3". No release of it runs on every supported Node.js: from 13 on it needs
 * Node-API 10, which Node.js 20 lacks, and 12 aborts the process on Node.js 24.19 and later
 * (https://github.com/WiseLibs/better-sqlite3/issues/1515).
 */
const { hasNodeApi10 } = require('./node-api.cjs');

module.exports = hasNodeApi10 ? require('better-sqlite3-13') : require('better-sqlite3-12');
