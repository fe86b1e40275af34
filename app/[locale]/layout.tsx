import '@/app/styles/index.css';
import type { Metadata, Viewport } from 'next';
import { redirect } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { FailureWordsProvider } from '@/components/layout/FailureWords';
import { FontPreload } from '@/components/layout/FontPreload';
import { ThemeScript } from '@/components/layout/ThemeScript';
import { direction, isLocale } from '@/lib/i18n/locales';

export const viewport: Viewport = {
  width: 'device-width',
  initialScale: 1,
};

export const metadata: Metadata = {
  icons: {
    icon: [
      { url: '/favicon.ico', sizes: '32x32' },
      { url: '/images/logo-mark.svg', type: 'image/svg+xml' },
    ],
    apple: '/icons/apple-touch-icon.png',
  },
};

/** The document around every page: language, direction, theme, fonts. */
export default async function RootLayout({ children, params }: LayoutProps<'/[locale]'>) {
  const { locale } = await params;
  // Only addresses that the middleware leaves alone can get here with another first segment.
  if (!isLocale(locale)) redirect('/');
  const t = await getTranslations({ locale, namespace: 'failure' });
  return (
    <html lang={locale} dir={direction(locale)} suppressHydrationWarning>
      <head>
        <ThemeScript />
        <FontPreload locale={locale} />
      </head>
      <body>
        <FailureWordsProvider
          words={{
            authority: (await getTranslations({ locale, namespace: 'authority' }))('name'),
            title: t('title'),
            text: t('text'),
            retry: t('retry'),
            home: t('home'),
          }}
        >
          {children}
        </FailureWordsProvider>
      </body>
    </html>
  );
}
