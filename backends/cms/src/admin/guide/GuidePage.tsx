import { Flex, Typography } from '@strapi/design-system';
import { useIntl } from 'react-intl';
import { Section } from '../desk/states';
import { useText } from '../html/Dialogs';
import { PanelPage } from '../PanelPage';
import guide from './guide.json';

export default function GuidePage() {
  const text = useText();
  const { locale } = useIntl();
  return (
    <PanelPage title={text('guide.title')} subtitle={text('guide.subtitle')}>
      <Flex direction="column" alignItems="stretch" gap={6} paddingBottom={8}>
        {guide[locale === 'ar' ? 'ar' : 'en'].map(({ title, steps }) => (
          <Section key={title} title={title}>
            <Flex
              tag="ul"
              direction="column"
              alignItems="stretch"
              gap={2}
              paddingInlineStart={5}
              style={{ listStyle: 'disc', maxInlineSize: '44rem' }}
            >
              {steps.map((step) => (
                <Typography tag="li" key={step} style={{ display: 'list-item' }}>
                  {step}
                </Typography>
              ))}
            </Flex>
          </Section>
        ))}
      </Flex>
    </PanelPage>
  );
}
