import { useParams } from 'next/navigation';
import { localizedPath } from '@/lib/i18n/links';
import { toLocale } from '@/lib/i18n/locales';
import { Button, ButtonLink } from '../ui/Button';
import { ErrorState } from '../ui/ErrorState';
import type { FailureWords } from './FailureWords';

/** The friendly error page: says that the fault is ours, offers another try and the way home. */
export function FailurePage({ words }: { words: FailureWords }) {
  const { locale } = useParams<{ locale?: string }>();
  return (
    <main id="main" tabIndex={-1} className="wrap section">
      <title>{`${words.title} | ${words.authority}`}</title>
      <meta name="robots" content="noindex" />
      <ErrorState
        headingLevel={1}
        title={words.title}
        action={
          <div className="row">
            <Button onClick={() => window.location.reload()}>{words.retry}</Button>
            <ButtonLink href={localizedPath(toLocale(locale), '/')} variant="ghost">
              {words.home}
            </ButtonLink>
          </div>
        }
      >
        {words.text}
      </ErrorState>
    </main>
  );
}
