import type { Circular } from '../circular';

/** A minimal circular in force. */
export const sampleCircular = (own: Partial<Circular> = {}): Circular => ({
  number: '2026/004',
  releasedAt: '2026-03-01',
  description: '',
  file: null,
  subject: '',
  category: '',
  organization: '',
  directedTo: '',
  transferredAt: null,
  publishedAt: null,
  effectiveFrom: null,
  withdrawnFrom: null,
  replaces: [],
  ports: [],
  updatedAt: '2026-03-01T06:00:00Z',
  ...own,
});
