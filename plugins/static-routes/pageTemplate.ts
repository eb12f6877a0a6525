/**
 * The generator's page with three differences:
 * - Only the runtime and the main script are scripts. What they would ask for as soon as they run is announced, so
 *   that it travels beside them instead of after them, and like them behind the styles and the first picture.
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
      <% if (/\\/(?:runtime~)?main\\./.test(file)) { %>
        <script src="<%= it.baseUrl %><%= file %>" defer></script>
      <% } else { %>
        <link rel="preload" as="script" fetchpriority="low" href="<%= it.baseUrl %><%= file %>" />
      <% } %>
    <% }); %>
  </head>
  <body <%~ it.bodyAttributes %>>
    <%~ it.preBodyTags %>
    <div id="__docusaurus"><%~ it.appHtml.replace(/^(?:<link rel="preload" as="image"[^>]*>)+/, '') %></div>
    <%~ it.postBodyTags %>
  </body>
</html>
`;
