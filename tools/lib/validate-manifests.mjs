import { readFileSync } from 'node:fs';
import { parseAllDocuments } from 'yaml';

// Validates manifests against the schemas of Kubernetes' API: `node validate-manifests.mjs FILE…`
for (const file of process.argv.slice(2)) {
  for (const document of parseAllDocuments(readFileSync(file, 'utf8'))) {
    const manifest = document.toJS();
    const { apiVersion, kind, metadata } = manifest;
    try {
      const { [kind]: Model } = await import(`kubernetes-models/${apiVersion}/${kind}`);
      new Model(manifest).validate();
    } catch (error) {
      console.log(`${file}: ${kind} ${metadata?.name}: ${error.message}`);
    }
  }
}
