import type {AnalyticsEvent, PageView} from '../types';

export const page: PageView = {
  path: '/agents',
  url: 'https://docs.example.com/agents',
  title: '智能体',
  referrer: '',
};

export function pageEvent(id = 'p'): AnalyticsEvent {
  return {type: 'page', id, at: '2025-01-01T00:00:00.000Z', page};
}

export function trackEvent(id: string): AnalyticsEvent {
  return {
    type: 'track',
    id,
    at: '2025-01-01T00:00:00.000Z',
    page,
    name: 'heading_viewed',
    properties: {id},
  };
}
