import {desktopBreakpoint} from './client/desktopBreakpoint';

/**
 * The same on every page: policies name it by its hash (deploy/). For whoever has been here before it does not wait:
 * what they chose then (a tab, an address) is to be seen from the start. What a reader presses before the scripts have
 * come is remembered (client/keptClicks.ts).
 */
const runAfterFirstFrame = `
addEventListener('click', function (event) { window.pressedEarly = event.target; }, true);
addEventListener('DOMContentLoaded', function () {
  var isKnown = false;
  try {
    isKnown = localStorage.length > 0;
  } catch (error) {}
  function run() {
    document.querySelectorAll('link[data-run]').forEach(function (link) {
      var script = document.createElement('script');
      script.src = link.href;
      script.async = false;
      document.head.append(script);
    });
  }
  if (isKnown) run();
  else requestAnimationFrame(function () { setTimeout(run); });
});`;

/**
 * The generator's page with three differences:
 * - All scripts of the page are announced, so that they travel beside each other, behind the styles and the first
 *   picture. The runtime and the main script run after the first frame: a page is painted before it is worked on. On
 *   the line of a phone they would keep the words and the picture waiting, so it fetches them then; the others it
 *   fetches by itself (client/untilNeeded.ts).
 * - A page waits only for the styles it is made of (styles/splitSheet.ts). A browser does not wait for those that are
 *   for paper; client/lateStyles.ts makes them hold for screens.
 * - React writes requests for pictures before everything else. Preact takes what it finds in the order of its
 *   elements, and would move the whole page behind them: the browser lays everything out once more.
 */
export const pageTemplate = `
<!DOCTYPE html>
<html <%~ it.htmlAttributes %>>
  <head>
    <meta charset="UTF-8">
    <meta name="generator" content="Docusaurus v<%= it.version %>">
    <% it.metaAttributes.forEach((tag) => { %>
      <%~ tag %>
    <% }); %>
    <%~ it.headTags %>
    <% it.stylesheets.forEach((file) => { %>
      <% const part = (name) => it.baseUrl + file.replace('/guide.', '/' + name + '.'); %>
      <% if (part('late') === it.baseUrl + file) { %>
        <link rel="stylesheet" href="<%= it.baseUrl %><%= file %>" />
      <% } else { %>
        <% if (it.htmlAttributes.includes('docs-doc-page')) { %>
          <link rel="stylesheet" href="<%= part('guide') %>" />
        <% } else { %>
          <link rel="stylesheet" href="<%= part('shell') %>" />
          <link rel="stylesheet" href="<%= part('words') %>" media="print" />
        <% } %>
        <link rel="stylesheet" href="<%= part('late') %>" media="print" />
        <noscript><link rel="stylesheet" href="<%= part('late') %>" /></noscript>
      <% } %>
    <% }); %>
    <% it.scripts.forEach((file) => { %>
      <link rel="preload" as="script" fetchpriority="low" media="(min-width: ${desktopBreakpoint + 1}px)" href="<%= it.baseUrl %><%= file %>" <%~ /\\/(?:runtime~)?main\\./.test(file) ? 'data-run' : 'data-soon' %> />
    <% }); %>
    <script>${runAfterFirstFrame}</script>
  </head>
  <body <%~ it.bodyAttributes %>>
    <%~ it.preBodyTags %>
    <div id="__docusaurus"><%~ it.appHtml.replace(/^(?:<link rel="preload" as="image"[^>]*>)+/, '') %></div>
    <%~ it.postBodyTags %>
  </body>
</html>
`;
