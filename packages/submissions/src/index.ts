export * from './drain';
export * from './bucket-store';
export type { FileStore, IncomingFile } from './file-store';
export * from './folder-store';
export * from './pdf-rules';
export * from './receive-form';
export * from './reference';
export * from './scanner';
export * from './upload-error';
