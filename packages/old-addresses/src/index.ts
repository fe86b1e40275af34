export * from './address';
export * from './check';
export * from './former';
export * from './pages';
export * from './table';
export * from './target';
