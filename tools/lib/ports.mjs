import { portFrom, requireFreePort } from './network.mjs';

/** Ports of the other programs: setting, default, and name in messages. */
const PORTS = {
  cmsPort: ['CMS_PORT', 1337, 'the CMS'],
  eServicesPort: ['E_SERVICES_PORT', 4000, 'the e-services API'],
  chatPort: ['CHAT_PORT', 5000, 'the chat hub'],
  samplesPort: ['SAMPLES_PORT', 4100, 'the sample systems'],
  deskPort: ['DESK_PORT', 4001, 'the desk'],
  mailPort: ['MAIL_PORT', 4125, 'the sample mailbox'],
};

/** @returns the site's port; exits with a plain message if it is invalid */
export const sitePort = () => portFrom('PORT', 3000);

/** @returns the ports of the programs beside the site; exits with a plain message if one is invalid */
export function backendPorts() {
  return {
    cmsPort: readPort('cmsPort'),
    eServicesPort: readPort('eServicesPort'),
    chatPort: readPort('chatPort'),
    samplesPort: readPort('samplesPort'),
    deskPort: readPort('deskPort'),
    mailPort: readPort('mailPort'),
  };
}

/** Exits with a plain message if one of these ports is in use. */
export async function requireFreePorts(ports) {
  for (const [key, port] of Object.entries(ports)) {
    const [name, , what] = PORTS[key];
    await requireFreePort(name, port, what);
  }
}

function readPort(key) {
  const [name, fallback] = PORTS[key];
  return portFrom(name, fallback);
}
