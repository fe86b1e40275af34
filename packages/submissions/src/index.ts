export * from './drain';
export * from './file-store';
export * from './keyed-mutex';
export * from './pdf-rules';
export * from './receive-form';
export * from './reference';
export * from './scanner';
export * from './upload-error';
