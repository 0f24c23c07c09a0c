export { OtherVotes as default } from '../../components/OtherVotes/OtherVotes.tsx';
