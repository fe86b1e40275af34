import type { PortService } from '@/lib/content/collections/services';
import type { Locale } from '@/lib/i18n/locales';
import { Accordion } from '@/components/ui/Accordion/Accordion';
import { Prose } from '@/components/ui/Prose/Prose';
import { CaptionedPicture } from '@/components/ui/Picture/CaptionedPicture';
import { NotPublished } from '../NotPublished';
import { cx } from '@/components/ui/shared/cx';
import styles from './ServiceList.module.css';

interface Props {
  readonly locale: Locale;
  readonly services: readonly PortService[];
}

export function ServiceList({ locale, services }: Props) {
  if (services.length === 0) return <NotPublished locale={locale} />;
  return (
    <Accordion
      name="services"
      openFirst
      items={services.map(({ title, content, picture }) => ({
        title,
        content: (
          <div className={cx(picture && styles.columns)}>
            {picture ? (
              <div className={styles.media}>
                <CaptionedPicture
                  picture={picture}
                  seed={title}
                  sizes="(min-width: 1024px) 34rem, 92vw"
                  className={styles.picture}
                />
              </div>
            ) : null}
            <Prose html={content} />
          </div>
        ),
      }))}
    />
  );
}
