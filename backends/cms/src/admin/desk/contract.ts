// Source import: the compiled package is CommonJS and could not be tree-shaken.
export * from '../../../../../packages/e-services-contract/src/departments';
export * from '../../../../../packages/e-services-contract/src/desk';
export {
  CASE_KINDS,
  CASE_TEXTS,
  type CaseKind,
} from '../../../../../packages/e-services-contract/src/forms';
export * from '../../../../../packages/e-services-contract/src/locales';
