/** Apart from texts.ts, which every first view loads: these stand in pages, or load with the dialog. */
export const flowTexts = {
  menu: {
    summary: '创建这个流程',
    needs:
      '在自己的 Langflow 里创建图中的流程：需要 Python 3.10 以上和正在运行的 Langflow 1.5。要登录的服务器先设置环境变量 LANGFLOW_API_KEY；地址不是 http://127.0.0.1:7860 时加上 --url。',
    fill: (fields: string) => `流程运行之前，还要填好 ${fields}。`,
    connect: (services: string) => `服务器要能连上 ${services} 所用的服务。`,
    download: '下载 JSON',
    copy: '复制为文本',
    copied: '已复制',
    explanation: '说明与选项',
  },
  dialog: {
    close: '关闭',
    enlarge: '放大',
    shrink: '缩小',
    fit: '适合窗口',
  },
  words: {
    components: '图中的节点：',
    groups: '分组：',
    connections: '连接关系：',
  },
};
