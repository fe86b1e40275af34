/** Tests that kill services, change the process or measure it: each in a process of its own. */
export const ALONE: readonly string[] = [
  'durability',
  'outbox-kill',
  'subscriptions-kill',
  'several-processes',
  'database-crash',
  'object-storage',
  'service',
  'seen',
  'uploads',
];
