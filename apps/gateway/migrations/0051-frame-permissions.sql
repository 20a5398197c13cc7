-- What a vendor's page may do in the site's frame. Vendors known until now keep what every vendor was allowed before.
alter table game_vendor
  add column frame_permissions text[] not null default '{}'
    check (frame_permissions <@ array['sameOrigin', 'forms', 'popups', 'topNavigation', 'pointerLock']);
update game_vendor set frame_permissions = '{sameOrigin,forms}';
