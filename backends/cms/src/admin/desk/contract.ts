// From its source: the compiled package is for Node.js and would have to be bundled whole.
export * from '../../../../../packages/e-services-contract/src/desk';
