import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { useUser } from '#web/data/user';
import { paths } from '#web/paths';

/** A signed-in user knows his password: he goes home. */
export const useLeaveSignedIn = () => {
  const user = useUser();
  const navigate = useNavigate();
  useEffect(() => {
    if (user) void navigate(paths.home, { replace: true });
  }, [user, navigate]);
};
