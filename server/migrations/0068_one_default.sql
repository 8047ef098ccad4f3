-- Of each list one row is the default (server/edit-list.ts): of several the oldest stays it.
update phone set is_default = false where is_default
  and id not in (select min(id) from phone where is_default group by person_id, company_id);
create unique index phone_person_default on phone (person_id) where is_default;
create unique index phone_company_default on phone (company_id) where is_default;

update address set is_default = false where is_default
  and id not in (select min(id) from address where is_default group by person_id, company_id);
create unique index address_person_default on address (person_id) where is_default;
create unique index address_company_default on address (company_id) where is_default;

update email set is_default = false where is_default
  and id not in (select min(id) from email where is_default group by person_id, company_id);
create unique index email_person_default on email (person_id) where is_default;
create unique index email_company_default on email (company_id) where is_default;

update employee set is_default = false where is_default
  and id not in (select min(id) from employee where is_default group by company_id);
create unique index employee_default on employee (company_id) where is_default;

update company_image set is_default = false where is_default
  and id not in (select min(id) from company_image where is_default group by company_id);
create unique index company_image_default on company_image (company_id) where is_default;

update company_client_of set is_default = false where is_default
  and id not in (select min(id) from company_client_of where is_default group by company_id);
create unique index company_client_of_default on company_client_of (company_id) where is_default;

update company_work_branch set is_default = false where is_default
  and id not in (select min(id) from company_work_branch where is_default group by company_id);
create unique index company_work_branch_default on company_work_branch (company_id) where is_default;

update company_category set is_default = false where is_default
  and id not in (select min(id) from company_category where is_default group by company_id);
create unique index company_category_default on company_category (company_id) where is_default;

update company_tag set is_default = false where is_default
  and id not in (select min(id) from company_tag where is_default group by company_id);
create unique index company_tag_default on company_tag (company_id) where is_default;
