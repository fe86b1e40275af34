export * from './csv';
export * from './direction';
export * from './digits';
export * from './fold';
export * from './input';
