import DefaultNavbarItem from '@theme/NavbarItem/DefaultNavbarItem';
import DocSidebarNavbarItem from '@theme/NavbarItem/DocSidebarNavbarItem';
import type {ComponentTypesObject} from '@theme/NavbarItem/ComponentTypes';

/**
 * Ejected from @docusaurus/theme-classic 3.10.2: only the kinds that site/navbar.ts uses. The theme's menus for
 * versions and locales would otherwise be in every first visit.
 */
const ComponentTypes = {
  default: DefaultNavbarItem,
  docSidebar: DocSidebarNavbarItem,
} as ComponentTypesObject;

export default ComponentTypes;
