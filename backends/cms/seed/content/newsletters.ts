import type { SeedEntry } from '../types';

export default [
  {
    shared: { PublishDate: '2026-11-03T09:00:00+03:00', Thumbnail: 'quay-cranes-4.webp' },
    ar: { Title: 'النشرة الشهرية: أكتوبر 2026', NewsletterFile: 'newsletter-2026-10-ar.pdf' },
    en: {
      Title: 'Monthly newsletter: October 2026',
      NewsletterFile: 'newsletter-2026-10-en.pdf',
    },
  },
  {
    shared: { PublishDate: '2026-10-04T09:00:00+03:00', Thumbnail: 'rail-freight-3.webp' },
    ar: { Title: 'النشرة الشهرية: سبتمبر 2026', NewsletterFile: 'newsletter-2026-09-ar.pdf' },
    en: {
      Title: 'Monthly newsletter: September 2026',
      NewsletterFile: 'newsletter-2026-09-en.pdf',
    },
  },
  {
    shared: { PublishDate: '2026-09-03T09:00:00+03:00', Thumbnail: 'simulator-hall-2.webp' },
    ar: { Title: 'النشرة الشهرية: أغسطس 2026', NewsletterFile: 'newsletter-2026-08-ar.pdf' },
    en: {
      Title: 'Monthly newsletter: August 2026',
      NewsletterFile: 'newsletter-2026-08-en.pdf',
    },
  },
  {
    shared: { PublishDate: '2026-08-03T09:00:00+03:00', Thumbnail: 'solar-roofs-1.webp' },
    ar: { Title: 'النشرة الشهرية: يوليو 2026', NewsletterFile: 'newsletter-2026-07-ar.pdf' },
    en: {
      Title: 'Monthly newsletter: July 2026',
      NewsletterFile: 'newsletter-2026-07-en.pdf',
    },
  },
  {
    shared: { PublishDate: '2026-07-05T09:00:00+03:00', Thumbnail: 'bulk-terminal-1.webp' },
    ar: { Title: 'النشرة الشهرية: يونيو 2026', NewsletterFile: 'newsletter-2026-06-ar.pdf' },
    en: {
      Title: 'Monthly newsletter: June 2026',
      NewsletterFile: 'newsletter-2026-06-en.pdf',
    },
  },
  {
    shared: { PublishDate: '2026-06-03T09:00:00+03:00', Thumbnail: 'roro-carrier-4.webp' },
    ar: { Title: 'النشرة الشهرية: مايو 2026', NewsletterFile: 'newsletter-2026-05-ar.pdf' },
    en: {
      Title: 'Monthly newsletter: May 2026',
      NewsletterFile: 'newsletter-2026-05-en.pdf',
    },
  },
  {
    shared: { PublishDate: '2026-05-03T09:00:00+03:00', Thumbnail: 'passenger-terminal-1.webp' },
    ar: { Title: 'النشرة الشهرية: أبريل 2026', NewsletterFile: 'newsletter-2026-04-ar.pdf' },
    en: {
      Title: 'Monthly newsletter: April 2026',
      NewsletterFile: 'newsletter-2026-04-en.pdf',
    },
  },
  {
    shared: { PublishDate: '2026-04-05T09:00:00+03:00', Thumbnail: 'truck-gate-3.webp' },
    ar: { Title: 'النشرة الشهرية: مارس 2026', NewsletterFile: 'newsletter-2026-03-ar.pdf' },
    en: {
      Title: 'Monthly newsletter: March 2026',
      NewsletterFile: 'newsletter-2026-03-en.pdf',
    },
  },
  {
    shared: { PublishDate: '2026-03-03T09:00:00+03:00', Thumbnail: 'tugboats-4.webp' },
    ar: { Title: 'النشرة الشهرية: فبراير 2026', NewsletterFile: 'newsletter-2026-02-ar.pdf' },
    en: {
      Title: 'Monthly newsletter: February 2026',
      NewsletterFile: 'newsletter-2026-02-en.pdf',
    },
  },
  {
    shared: { PublishDate: '2026-02-03T09:00:00+03:00', Thumbnail: 'berth-aerial-3.webp' },
    ar: { Title: 'النشرة الشهرية: يناير 2026', NewsletterFile: 'newsletter-2026-01-ar.pdf' },
    en: {
      Title: 'Monthly newsletter: January 2026',
      NewsletterFile: 'newsletter-2026-01-en.pdf',
    },
  },
  {
    shared: { PublishDate: '2026-01-04T09:00:00+03:00', Thumbnail: 'cargo-scanner-2.webp' },
    ar: { Title: 'النشرة الشهرية: ديسمبر 2025', NewsletterFile: 'newsletter-2025-12-ar.pdf' },
    en: {
      Title: 'Monthly newsletter: December 2025',
      NewsletterFile: 'newsletter-2025-12-en.pdf',
    },
  },
  {
    shared: { PublishDate: '2025-12-03T09:00:00+03:00', Thumbnail: 'breakwater-2.webp' },
    ar: { Title: 'النشرة الشهرية: نوفمبر 2025', NewsletterFile: 'newsletter-2025-11-ar.pdf' },
    en: {
      Title: 'Monthly newsletter: November 2025',
      NewsletterFile: 'newsletter-2025-11-en.pdf',
    },
  },
] satisfies SeedEntry[];
