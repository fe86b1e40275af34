import { checkFiles, refuseUrls } from '../../media/upload-checks';
import { addRouteMiddleware, type Plugin } from '../../plugin-routes';

/** Validates files before Strapi stores them. */
const extend = (plugin: Plugin): Plugin => {
  for (const action of ['upload', 'uploadFile', 'replaceFile']) {
    addRouteMiddleware(plugin, `admin-upload.${action}`, checkFiles);
  }
  addRouteMiddleware(plugin, 'admin-upload.uploadFromUrls', refuseUrls);
  return plugin;
};

export default extend;
