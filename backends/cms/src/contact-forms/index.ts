export { registerFileDownload as registerContactForms } from './download';
export { startRetention } from './retention';
