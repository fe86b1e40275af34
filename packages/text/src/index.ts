export * from './digits';
export * from './fold';
