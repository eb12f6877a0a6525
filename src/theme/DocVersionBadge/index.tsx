/** Ejected from @docusaurus/theme-classic 3.10.2: the site has one version, so that there is nothing to say. */
export default function DocVersionBadge(): null {
  return null;
}
