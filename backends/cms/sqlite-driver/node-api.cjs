'use strict';

/** Whether this Node.js loads builds for Node-API 10: 22.14 and later. */
exports.hasNodeApi10 = Number(process.versions.napi) >= 10;
