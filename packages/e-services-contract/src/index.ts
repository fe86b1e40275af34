export * from './captcha';
export * from './errors';
export * from './fields';
export * from './paths';
export * from './ratings';
export * from './requests';
export * from './responses';
