import { CAPABILITIES } from './packages/e-services-contract/src/capabilities';
import { setCapabilities } from './lib/capabilities';

const globals = globalThis as typeof globalThis & {
  portsSecurityEvents?: { timer: NodeJS.Timeout | undefined };
};

// The timer of lib/logging/security-events.ts would fire in an environment that has ended.
afterAll(() => clearTimeout(globals.portsSecurityEvents?.timer));

// As behind the project's own e-services API.
beforeEach(() => setCapabilities(CAPABILITIES));
