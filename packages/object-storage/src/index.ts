export * from './bucket';
export * from './bucket-error';
export * from './bucket-settings';
export * from './explain';
export * from './state';
