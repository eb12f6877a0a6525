import type {AskedAs} from './types';

/** Deploying on Kubernetes. */
export const deployKubernetes: AskedAs = {
  '/deployment-kubernetes-dev#configure-scaling': [
    'k8s 多副本',
    '扩容',
    'k8s replicas',
    '探针太短',
    'Liveness probe failed context deadline exceeded',
    '往 chroma 导数据 pod 被杀',
  ],
  '/deployment-kubernetes-dev#frontend-cannot-reach-backend': [
    'k8s 界面连不上 api',
    'helm 部署后页面提示连接失败',
  ],
  '/deployment-kubernetes-dev#troubleshooting': [
    'helm 模板报错 nil pointer',
    'pod 起不来 CrashLoopBackOff',
    'k8s 报错',
    'k8s 502',
    '加了 DO_NOT_TRACK 后端就崩',
    '只读根文件系统 alembic 日志',
    'k8s 改超级用户名 启动失败',
    'helm 关了自动登录 后端一直重启',
    'helm 给 pod 加 annotations 不生效',
    'podAnnotations',
    'prometheus 抓取注解',
    'Ingress v1beta1 no matches for kind',
  ],
  '/deployment-kubernetes-prod#configure-scaling': [
    'k8s 副本数',
    '水平扩展',
    'hpa 自动扩容',
    '多副本共享文件',
  ],
  '/deployment-kubernetes-prod#composio-lock': [
    'k8s composio 只读文件系统',
    'readOnlyRootFilesystem 怎么关',
    'app 目录不可写',
  ],
  '/deployment-kubernetes-dev#configure-external-storage': [
    'helm sqlite 打不开数据库文件',
    'k8s 持久卷 没有写权限',
  ],
  '/deployment-prod-best-practices#capacity': [
    '并发能力',
    '压测 qps',
    '性能调优',
    '资源 limit request',
    '副本数多少合适',
  ],
  '/deployment-prod-best-practices#duplicate-templates': [
    '多实例共用数据库 模板重复',
    'starter projects duplicated',
    '示例流程出现两份',
  ],
  '/deployment-prod-best-practices#celery-redis': [
    'celery worker 部署',
    'rabbitmq 消息队列',
    'redis 缓存 cannot pickle',
    'redis 缓存后流程报错',
  ],
  '/deployment-kubernetes-dev#eks-sqlite': [
    'ebs gp3 存储类',
    'k8s 里 sqlite 数据存哪里',
    'pvc 一直 pending',
  ],
};
