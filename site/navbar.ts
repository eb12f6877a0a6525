import type {NavbarItem} from '@docusaurus/theme-common';
import {texts} from './texts';

export const repositoryUrl = 'https://github.com/langflow-ai/langflow';
export const socialUrl = 'https://x.com/langflow_ai';
export const chatUrl = 'https://discord.com/invite/EqksyE2EX9';

const iconLink = (href: string, name: string, label: string): NavbarItem => ({
  href,
  position: 'right',
  className: `navbar-icon navbar-icon--${name}`,
  'aria-label': label,
  title: label,
});

export const navbarItems: NavbarItem[] = [
  {type: 'docSidebar', sidebarId: 'docs', label: texts.navbar.guides, position: 'left'},
  {to: '/api', label: texts.navbar.api, position: 'left', activeBasePath: '/api'},
  iconLink(repositoryUrl, 'repository', texts.navbar.repository),
  iconLink(socialUrl, 'social', texts.navbar.social),
  iconLink(chatUrl, 'chat', texts.navbar.chat),
];
