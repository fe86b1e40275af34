export * from './bucket';
export * from './kinds';
export * from './read';
export * from './secret-strength';
export * from './setting';
