import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { campaignQuery, pathOfAddress } from '../../data/queries.ts';
import { Page } from '../../parts/Page.tsx';

const route = getRouteApi('/campaigns/$key');

/** One campaign. */
export function CampaignPage() {
  const { key } = route.useParams();
  const { data } = useQuery(campaignQuery(pathOfAddress(key)));
  return <Page title={data?.row.path ?? ''}>{data && <pre>{JSON.stringify(data, null, 2)}</pre>}</Page>;
}
