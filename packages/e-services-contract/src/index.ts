export * from './captcha';
export * from './desk';
export * from './errors';
export * from './fields';
export * from './paths';
export * from './requests';
export * from './responses';
