import { type ReactNode, useEffect } from 'react';
import { useNavigate } from 'react-router';
import type { User } from '#contract/accounts';
import { isStaff } from '#web/data/user';
import { paths } from '#web/paths';

/** Decisions A5: who sells nothing goes home. */
export const ForStaff = ({ user, children }: { user: User; children: ReactNode }) => {
  const navigate = useNavigate();
  const mayEnter = isStaff(user);
  useEffect(() => {
    if (!mayEnter) void navigate(paths.home, { replace: true });
  }, [mayEnter, navigate]);
  return mayEnter && children;
};
