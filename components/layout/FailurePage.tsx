import { useParams, usePathname, useSearchParams } from 'next/navigation';
import { localizedPath } from '@/lib/routing/locale-path';
import { toLocale } from '@/lib/i18n/locales';
import { Button } from '../ui/Button/Button';
import { buttonClass } from '../ui/Button/buttonLook';
import { ErrorState } from '../ui/ErrorState/ErrorState';
import type { FailureLabels } from '../ui/FaultBoundary/FailureLabels';

/** Error page with retry, the page without its query and the home page. */
export function FailurePage({ labels }: { labels: FailureLabels }) {
  const { locale } = useParams<{ locale?: string }>();
  const path = usePathname();
  const hasQuery = useSearchParams().size > 0;
  return (
    <main id="main" tabIndex={-1} className="wrap section">
      <title>{`${labels.title} | ${labels.authority}`}</title>
      <meta name="robots" content="noindex" />
      <ErrorState
        headingLevel={1}
        title={labels.title}
        action={
          <div className="row">
            <Button onClick={() => window.location.reload()}>{labels.retry}</Button>
            {hasQuery ? <PlainLink href={path}>{labels.unfiltered}</PlainLink> : null}
            <PlainLink href={localizedPath(toLocale(locale), '/')}>{labels.home}</PlainLink>
          </div>
        }
      >
        {labels.text}
      </ErrorState>
    </main>
  );
}

/** Loads the document: the router would keep the error on the same path. */
function PlainLink({ href, children }: { href: string; children: string }) {
  return (
    <a href={href} className={buttonClass({ variant: 'ghost' })}>
      {children}
    </a>
  );
}
