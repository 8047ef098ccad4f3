import type { User } from '#contract/accounts';
import { SignedIn } from '#web/blocks/account/signed-in.tsx';
import { pageMeta } from '#web/data/page-meta';
import type { Route } from './+types/profile-page.ts';
import { CompanyContacts } from './company-contacts.tsx';
import { Employer } from './employer.tsx';
import { OwnAddresses } from './own-addresses.tsx';
import { OwnData } from './own-data.tsx';
import { OwnPhones } from './own-phones.tsx';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches[0].loaderData, { title: 'Mi perfil', noindex: true });

const ProfilePage = () => <SignedIn title="Mi perfil">{(user) => <Profile user={user} />}</SignedIn>;
export default ProfilePage;

const Profile = ({ user }: { user: User }) => (
  <div className="mx-auto grid max-w-page gap-6 px-4 py-8">
    <h1 className="text-2xl font-bold">Mi perfil</h1>
    <div className="grid items-start gap-6 lg:grid-cols-3">
      <OwnData user={user} />
      {user.person && <OwnPhones person={user.person} />}
      {user.person && <OwnAddresses person={user.person} />}
      {user.company && <CompanyContacts company={user.company} />}
      {user.person?.employeeOf.map((company) => (
        <Employer key={company.id} of={company} />
      ))}
    </div>
  </div>
);
