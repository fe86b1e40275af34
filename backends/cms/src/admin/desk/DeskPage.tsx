import { Box } from '@strapi/design-system';
import { Page } from '@strapi/strapi/admin';
import { Route, Routes } from 'react-router-dom';
import { AccessLog } from './AccessLog';
import { useResponse } from '../load';
import { PanelPage } from '../PanelPage';
import { CasePage } from './CasePage';
import { CaseList } from './CaseList';
import { EmptyPage, Failure, LoadingPage } from './states';
import { People } from './People';
import { DESK_READ } from './permission';
import { MeContext, useTexts, type Me } from './useDesk';

export default function DeskPage() {
  const { language, direction } = useTexts();
  return (
    <Box dir={direction} lang={language}>
      <Page.Protect permissions={[DESK_READ]}>
        <Desk />
      </Page.Protect>
    </Box>
  );
}

function Desk() {
  const { text } = useTexts();
  const { data: me, error, reload } = useResponse<Me>('/desk/me');
  if (error) {
    return (
      <PanelPage title={text('desk.title')}>
        <Failure error={error} onRetry={reload} />
      </PanelPage>
    );
  }
  if (!me) return <LoadingPage />;
  if (!me.isConfigured) {
    return <EmptyPage title={text('desk.setup.title')} text={text('desk.setup.text')} />;
  }
  if (me.departments.length === 0) {
    return (
      <EmptyPage
        title={text('desk.departments.none.title')}
        text={text('desk.departments.none.text')}
      />
    );
  }
  return (
    <MeContext.Provider value={me}>
      <Routes>
        <Route index element={<CaseList />} />
        <Route path="cases/:reference" element={<CasePage />} />
        {me.role === 'head' && <Route path="people" element={<People />} />}
        {me.role === 'head' && <Route path="access-log" element={<AccessLog />} />}
        <Route path="*" element={<Page.NoData />} />
      </Routes>
    </MeContext.Provider>
  );
}
