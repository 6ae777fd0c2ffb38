{{- define "survey.image" -}}
{{- with .Values.image }}
{{- if .digest }}{{ .repository }}@{{ .digest }}{{ else }}{{ .repository }}:{{ .tag | default $.Chart.AppVersion }}{{ end }}
{{- end }}
{{- end }}

{{- define "survey.selector" -}}
app.kubernetes.io/name: {{ .Chart.Name }}
app.kubernetes.io/instance: {{ .Release.Name }}
{{- end }}

{{- define "survey.labels" -}}
{{ include "survey.selector" . }}
app.kubernetes.io/version: {{ .Chart.AppVersion | quote }}
app.kubernetes.io/managed-by: {{ .Release.Service }}
helm.sh/chart: {{ .Chart.Name }}-{{ .Chart.Version }}
{{- end }}

{{- define "survey.podSecurity" -}}
runAsNonRoot: true
runAsUser: 10001
runAsGroup: 10001
fsGroup: 10001
seccompProfile:
  type: RuntimeDefault
{{- end }}

{{- define "survey.containerSecurity" -}}
allowPrivilegeEscalation: false
readOnlyRootFilesystem: true
capabilities:
  drop: [ALL]
{{- end }}

{{- /* Where each secret setting is mounted, by the setting NAME_FILE that names its file. Takes root and keys. */ -}}
{{- define "survey.secretEnv" -}}
{{- range .keys }}
- name: {{ . }}_FILE
  value: /etc/accident-survey/secrets/{{ . }}
{{- end }}
{{- if .root.Values.caConfigMap }}
- name: NODE_EXTRA_CA_CERTS
  value: /etc/accident-survey/ca/ca.crt
{{- end }}
{{- end }}

{{- define "survey.mounts" -}}
- name: secrets
  mountPath: /etc/accident-survey/secrets
  readOnly: true
- name: data
  mountPath: /data
- name: tmp
  mountPath: /tmp
{{- if .Values.caConfigMap }}
- name: ca
  mountPath: /etc/accident-survey/ca
  readOnly: true
{{- end }}
{{- end }}

{{- define "survey.volumes" -}}
- name: secrets
  secret:
    secretName: {{ .root.Values.secrets.name }}
    defaultMode: 0440
    items:
      {{- range .keys }}
      - key: {{ . }}
        path: {{ . }}
      {{- end }}
- name: data
  emptyDir: {}
- name: tmp
  emptyDir: {}
{{- if .root.Values.caConfigMap }}
- name: ca
  configMap:
    name: {{ .root.Values.caConfigMap }}
{{- end }}
{{- end }}
