import '@/app/styles/index.css';
import type { Metadata, Viewport } from 'next';
import { redirect } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { FailureLabelsProvider } from '@/components/ui/FaultBoundary/FailureLabels';
import { FontPreload } from '@/components/layout/FontPreload';
import { LanguageScript } from '@/components/layout/LanguageScript';
import { ThemeScript } from '@/components/layout/ThemeScript';
import { PreviewBanner } from '@/components/preview/PreviewBanner';
import { localizedPath } from '@/lib/routing/locale-path';
import { direction, isLocale, toLocale } from '@/lib/i18n/locales';
import { THEME_COLOURS } from '@/lib/seo/manifest';
import { MANIFEST_PATH } from '@/lib/routing/site-files';

export { generateStaticParams } from '@/lib/routing/static-params';

export const viewport: Viewport = {
  width: 'device-width',
  initialScale: 1,
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: THEME_COLOURS.light },
    { media: '(prefers-color-scheme: dark)', color: THEME_COLOURS.dark },
  ],
};

export async function generateMetadata({ params }: LayoutProps<'/[locale]'>): Promise<Metadata> {
  const locale = toLocale((await params).locale);
  return {
    icons: {
      icon: [
        { url: '/favicon.ico', sizes: '32x32' },
        { url: '/images/logo-mark.svg', type: 'image/svg+xml' },
      ],
      apple: '/icons/apple-touch-icon.png',
    },
    manifest: localizedPath(locale, MANIFEST_PATH),
    // iOS would turn numbers and dates into links before hydration.
    formatDetection: { telephone: false, date: false, email: false, address: false },
  };
}

/** The document of every page: language, direction, theme, fonts. */
export default async function RootLayout({ children, params }: LayoutProps<'/[locale]'>) {
  const { locale } = await params;
  // Only URLs that the middleware ignores can have another first segment here.
  if (!isLocale(locale)) redirect('/');
  const t = await getTranslations({ locale, namespace: 'failure' });
  return (
    <html lang={locale} dir={direction(locale)} suppressHydrationWarning>
      <head>
        {locale === 'ar' && <LanguageScript />}
        <ThemeScript />
        <FontPreload locale={locale} />
      </head>
      <body>
        <PreviewBanner locale={locale} />
        <FailureLabelsProvider
          labels={{
            authority: (await getTranslations({ locale, namespace: 'authority' }))('name'),
            title: t('title'),
            text: t('text'),
            part: t('part'),
            retry: t('retry'),
            unfiltered: t('unfiltered'),
            home: t('home'),
          }}
        >
          {children}
        </FailureLabelsProvider>
      </body>
    </html>
  );
}
