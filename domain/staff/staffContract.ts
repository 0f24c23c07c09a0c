import type { components } from '../../openapi/staff.gen.ts';

type Schemas = components['schemas'];

export type Role = Schemas['Role'];
export type LinkToken = Schemas['LinkToken'];
export type SetupLink = Schemas['SetupLink'];
export type InvitationLink = Schemas['InvitationLink'];
export type SetupRequest = Schemas['SetupRequest'];
export type EnrolRequest = Schemas['EnrolRequest'];
export type Enrolled = Schemas['Enrolled'];
export type SignInRequest = Schemas['SignInRequest'];
export type StepUpRequest = Schemas['StepUpRequest'];
export type Me = Schemas['Me'];
export type StaffSessionList = Schemas['StaffSessionList'];
export type StaffList = Schemas['StaffList'];
export type InvitationRequest = Schemas['InvitationRequest'];
export type Invited = Schemas['Invited'];
export type AuditPage = Schemas['AuditPage'];
export type AuditLine = Schemas['AuditLine'];
export type Approval = Schemas['Approval'];
export type ApprovalState = Approval['state'];
export type ApprovalList = Schemas['ApprovalList'];
export type ApproveRequest = Schemas['ApproveRequest'];
export type Approved = Schemas['Approved'];
export type Asked = Schemas['Asked'];
