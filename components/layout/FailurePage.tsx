import { useParams, usePathname, useSearchParams } from 'next/navigation';
import { localizedPath } from '@/lib/routing/links';
import { toLocale } from '@/lib/i18n/locales';
import { Button, ButtonLink } from '../ui/Button/Button';
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
            {hasQuery ? (
              // The hash loads the document: the router would keep the error on the same path.
              <ButtonLink href={`${path}#main`} variant="ghost">
                {labels.unfiltered}
              </ButtonLink>
            ) : null}
            <ButtonLink href={localizedPath(toLocale(locale), '/')} variant="ghost">
              {labels.home}
            </ButtonLink>
          </div>
        }
      >
        {labels.text}
      </ErrorState>
    </main>
  );
}
